import { Autocomplete } from '@data1522/design-system/Autocomplete'
import { Box } from '@data1522/design-system/Box'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

const known = [{ id: 'ada', label: 'Ada Brun', avatar: {} }]

const sizes = ['S', 'M', 'L'].map((size) => ({ id: size, label: size }))

function KnownAndNew() {
  const text = useText()

  return (
    <Box minWidth={240}>
      <Autocomplete
        label={text('autocompleteDemos.to')}
        options={known}
        defaultValue={['ada', 'new@example.com']}
      />
    </Box>
  )
}

function FewKnown() {
  const text = useText()

  return (
    <Box minWidth={240}>
      <Autocomplete label={text('autocompleteDemos.sizes')} options={sizes} defaultValue={['M']} />
    </Box>
  )
}

/** When to suggest, and when not. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: KnownAndNew, text: 'autocompleteDemos.doText' },
  { isGood: false, Live: FewKnown, text: 'autocompleteDemos.dontText' },
]
