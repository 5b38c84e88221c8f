import { Chip } from '@data1522/design-system/Chip'
import { contrastOfTokens } from '@data1522/design-system/contrast'
import { Inline } from '@data1522/design-system/Inline'
import { SimpleTable } from '@data1522/design-system/SimpleTable'
import { Text, type TextProps } from '@data1522/design-system/Text'
import { useMemo } from 'react'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { SpecimenCard } from './SpecimenCard.tsx'
import { TokenButton } from './TokenButton.tsx'
import { useLook } from './useLook.ts'

interface Front {
  readonly token: string
  readonly looks: Pick<TextProps, 'ink' | 'tone'>
}

const fronts: readonly Front[] = [
  { token: '--ds-color-ink', looks: { ink: 'ink' } },
  { token: '--ds-color-ink-muted', looks: { ink: 'muted' } },
  { token: '--ds-color-ink-subtle', looks: { ink: 'subtle' } },
  ...(['primary', 'success', 'warning', 'danger', 'info'] as const).map((tone) => ({
    token: `--ds-tone-${tone}-ink`,
    looks: { tone },
  })),
]
const grounds = ['canvas', 'surface', 'surface-raised'] as const

/** What a contrast is enough for: all text by the strict rule, all text, or large text alone. */
const gradeOf = (ratio: number) =>
  ratio >= 7
    ? ({ grade: 'AAA', tone: 'success' } as const)
    : ratio >= 4.5
      ? ({ grade: 'AA', tone: 'success' } as const)
      : ({ grade: '—', tone: 'danger' } as const)

/** How far the colours of text stand out from what they are written on, in the theme of the moment. */
export function Contrast() {
  const text = useText()
  const { number } = useFormats()
  const look = useLook()
  const ratios = useMemo(
    () =>
      // What is measured follows the look of the page.
      look &&
      new Map(
        fronts.flatMap(({ token }) =>
          grounds.map((ground) => [token + ground, contrastOfTokens(token, `--ds-color-${ground}`)] as const),
        ),
      ),
    [look],
  )
  const cell = (token: string, ground: string) => {
    const ratio = ratios && ratios.get(token + ground)
    if (!ratio) return text('typography.contrast.unknown')
    const { grade, tone } = gradeOf(ratio)
    return (
      <Inline gap={8} justify="end" isWrapping={false}>
        {number(ratio, { minimumFractionDigits: 1, maximumFractionDigits: 1, roundingMode: 'floor' })}
        <Chip size="small" tone={tone}>
          {grade}
        </Chip>
      </Inline>
    )
  }
  return (
    <SpecimenCard id="contrast">
      <SimpleTable
        caption={text('typography.contrast')}
        isCaptionHidden
        isAligned
        rows={fronts}
        rowId={({ token }) => token}
        columns={[
          {
            id: 'text',
            width: 280,
            header: text('typography.contrast.front'),
            cell: ({ token, looks }) => (
              <Inline gap={8}>
                <Text as="span" size="lg" weight="semibold" {...looks}>
                  {text('typography.contrast.sample')}
                </Text>
                <TokenButton token={token} />
              </Inline>
            ),
          },
          ...grounds.map((ground) => ({
            id: ground,
            header: text(`typography.contrast.${ground}`),
            isNumeric: true,
            cell: ({ token }: Front) => cell(token, ground),
          })),
        ]}
      />
    </SpecimenCard>
  )
}
