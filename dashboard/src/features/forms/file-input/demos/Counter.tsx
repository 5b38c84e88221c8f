import { FileField } from '@data1522/design-system/FileField'
import { sampleFile } from '../sampleFile.ts'
import { useText } from '../../../../core/i18n/useText.ts'

const receipts = [sampleFile('hotel.pdf', 310_000), sampleFile('train.pdf', 88_000)]

/** How many there are, of how many, and what they weigh together. */
export function Counter() {
  const text = useText()

  return (
    <FileField
      label={text('fileInputDemos.receipts')}
      isMultiple
      maxCount={5}
      showCount
      defaultValue={receipts}
      description={text('fileInputDemos.receiptsHint')}
    />
  )
}
