import { useState } from 'react'
import { Alert } from '../../../../design-system/src/components/Alert/Alert.tsx'
import { Chip } from '../../../../design-system/src/components/Chip/Chip.tsx'
import { ExpansionPanel } from '../../../../design-system/src/components/ExpansionPanel/ExpansionPanel.tsx'
import { SimpleTable } from '../../../../design-system/src/components/SimpleTable/SimpleTable.tsx'
import type { CustomTheme } from '../../../../design-system/src/theme/custom-theme.ts'
import { type MeasuredPair, measure, type PairMode, pairModes } from './measured.ts'

const figure = (contrast: number, atLeast: number) => {
  // Cut, not rounded: 4.49 is no 4.5.
  const text = (Math.floor(contrast * 100) / 100).toFixed(2)
  return contrast < atLeast ? <Chip tone="danger">{text}</Chip> : text
}

const columns = [
  { id: 'name', header: 'Pair', cell: ({ name }: MeasuredPair) => name },
  { id: 'atLeast', header: 'Needs', cell: ({ atLeast }: MeasuredPair) => `${atLeast}:1`, isNumeric: true },
  ...Object.entries(pairModes).map(([mode, header]) => ({
    id: mode,
    header,
    cell: ({ contrasts, atLeast }: MeasuredPair) => figure(contrasts[mode as PairMode], atLeast),
    isNumeric: true,
  })),
]

/** The contrast of every pair of text and ground, and of what is wrong with them in a sentence. */
export function Pairs({ theme }: { theme: CustomTheme }) {
  const [isOpen, setOpen] = useState(false)
  const pairs = measure(theme)
  const weak = pairs.filter(({ isEnough }) => !isEnough)
  return (
    <>
      {weak.length > 0 ? (
        <Alert tone="warning" title={`${weak.length} of ${pairs.length} pairs are hard to read`}>
          {theme.isPrimaryExact
            ? 'The exact primary colour is why, where the names say primary: let its lightness be fitted, or choose a darker one.'
            : 'They stand first in the table.'}
        </Alert>
      ) : (
        <Alert tone="success" title={`All ${pairs.length} pairs can be read`}>
          {
            'Each reaches 4.5:1 for text and 3:1 for the lines of controls, in light and dark, with both skins.'
          }
        </Alert>
      )}
      <ExpansionPanel title="Every pair, the weakest first" level={4} isOpen={isOpen} onOpenChange={setOpen}>
        <SimpleTable
          caption="Contrast of every pair of text and ground"
          isCaptionHidden
          columns={columns}
          rows={pairs}
          rowId={({ name }) => name}
          size="small"
          maxHeight={420}
        />
      </ExpansionPanel>
    </>
  )
}
