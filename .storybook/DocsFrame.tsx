import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { useModes } from './pages/parts/useModes.ts'
import { themeBeside } from './themes.ts'

const themeNow = (_version: number) => themeBeside(document.documentElement.dataset.theme)

/** Around every docs page: Storybook's own parts in the theme of the toolbar. */
export const DocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <DocsContainer {...props} theme={themeNow(useModes())} />
)
