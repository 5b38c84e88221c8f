import { FileField } from '@data1522/design-system/FileField'
import { sampleFile } from '../sampleFile.ts'
import { useText } from '../../../../core/i18n/useText.ts'

const scan = sampleFile('Delivery note of the autumn order, signed and scanned at the warehouse.pdf', 420_000)

/** Each has its own cross; a long name is shortened before its ending. */
export function Chips() {
  const text = useText()

  return <FileField label={text('fileInputDemos.deliveryNote')} defaultValue={[scan]} />
}
