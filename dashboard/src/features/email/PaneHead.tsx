import { Box } from '@data1522/design-system/Box'
import type { ReactNode } from 'react'

/** The bar at the top of a pane, apart from what scrolls below. */
export const PaneHead = ({ children }: { children: ReactNode }) => (
  <Box paddingInline={12} paddingBlock={8}>
    {children}
  </Box>
)
