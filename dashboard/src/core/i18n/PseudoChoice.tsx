import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { useAtomValue } from 'jotai'
import { pseudoAtom, speakPseudo } from './pseudo.ts'

const words = {
  label: 'Test language',
  description:
    'Only while developing: English with accents and 40 % longer; mirrored, also from right to left.',
}

/** For developers alone, so that it stays in English: what is not translated stands out, and what does not fit. */
export function PseudoChoice() {
  const pseudo = useAtomValue(pseudoAtom)
  return (
    <SegmentedControl
      {...words}
      options={[
        { id: 'off', label: 'Off' },
        { id: 'long', label: 'Long' },
        { id: 'mirrored', label: 'Mirrored' },
      ]}
      value={pseudo}
      onChange={(next) => void speakPseudo(next)}
      isBlock
    />
  )
}
