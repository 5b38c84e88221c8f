import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Code } from '@data1522/design-system/Code'
import { Divider } from '@data1522/design-system/Divider'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { Fragment, type ReactNode } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { ScriptPair } from './ScriptPair.tsx'
import type { Script } from './specimens.ts'
import { TokenButton } from './TokenButton.tsx'

interface SpecimenCardProps {
  id: 'scale' | 'headings' | 'weights' | 'texts' | 'figures' | 'contrast'
  children: ReactNode
}

/** One part of the page: what it is about, and its specimens. */
export function SpecimenCard({ id, children }: SpecimenCardProps) {
  const text = useText()
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={20}>
        <CardHeader id={id} title={text(`typography.${id}`)} subtitle={text(`typography.${id}Text`)} />
        {children}
      </Stack>
    </Card>
  )
}

/** A style of text: the token or the name that gives it, its measures, and how it looks in both scripts. */
export interface Specimen {
  readonly id: string
  /** The custom property that holds it. */
  readonly token?: string
  /** How code asks for it, where no token is it. */
  readonly name?: string
  readonly measures?: string
  /** What code says for it. */
  readonly code?: string
  readonly show: (script: Script) => ReactNode
}

/** Specimens one below the other, with lines between. */
export const Specimens = ({ items }: { items: readonly Specimen[] }) => (
  <Stack gap={16}>
    {items.map(({ id, token, name, measures, code, show }, at) => (
      <Fragment key={id}>
        {at > 0 && <Divider />}
        <Stack gap={8}>
          <Inline justify="between">
            {token && <TokenButton token={token} />}
            {name && (
              <Text as="span" size="sm" ink="muted">
                {name}
              </Text>
            )}
            {code && <Code>{code}</Code>}
            {measures && (
              <Text as="span" size="xs" ink="subtle" isNumeric>
                {measures}
              </Text>
            )}
          </Inline>
          <ScriptPair>{show}</ScriptPair>
        </Stack>
      </Fragment>
    ))}
  </Stack>
)
