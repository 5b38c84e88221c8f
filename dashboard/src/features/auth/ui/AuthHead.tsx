import { Heading } from '@data1522/design-system/Heading'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { type ReactNode, type Ref } from 'react'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'

interface AuthHeadProps {
  title: string
  /** A sentence under the title. */
  children: ReactNode
  ref?: Ref<HTMLHeadingElement>
}

/** What the page is called, in its tab too, and what it asks for. */
export const AuthHead = ({ title, children, ref }: AuthHeadProps) => (
  <Stack gap={4}>
    <DocumentTitle title={title} />
    <Heading ref={ref} level={1} size="large" isFocusTarget>
      {title}
    </Heading>
    <Text ink="muted">{children}</Text>
  </Stack>
)
