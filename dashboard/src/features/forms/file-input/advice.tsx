import { Box } from '@data1522/design-system/Box'
import { FileField } from '@data1522/design-system/FileField'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'
import { sampleFile } from './sampleFile.ts'

const photos = Array.from({ length: 9 }, (_, at) => sampleFile(`IMG_${2041 + at}.jpg`, 240_000))

function SaysWhatItTakes() {
  const text = useText()

  return (
    <Box minWidth={240}>
      <FileField label={text('fileInputDemos.photo')} description={text('fileInputDemos.photoHint')} />
    </Box>
  )
}

function ManyFiles() {
  const text = useText()

  return (
    <Box minWidth={240}>
      <FileField label={text('fileInputDemos.album')} isMultiple defaultValue={photos} />
    </Box>
  )
}

/** How to ask for files, and how not to. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: SaysWhatItTakes, text: 'fileInputDemos.doText' },
  { isGood: false, Live: ManyFiles, text: 'fileInputDemos.dontText' },
]
