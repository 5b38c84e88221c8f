import { FileField } from '@data1522/design-system/FileField'
import { Icon } from '@data1522/design-system/Icon'
import { IconFileSpreadsheet, IconFileText } from '@data1522/design-system/icons'
import { sampleFile } from '../sampleFile.ts'
import { useText } from '../../../../core/i18n/useText.ts'

const papers = [
  sampleFile('stock.xlsx', 64_000),
  sampleFile('prices.xlsx', 41_000),
  sampleFile('letter.pdf', 96_000),
]

/** What stands for a file is up to you: here a sign of its kind. */
export function SelectionSlot() {
  const text = useText()

  return (
    <FileField
      label={text('fileInputDemos.forSupplier')}
      isMultiple
      defaultValue={papers}
      renderFile={({ name }) => (
        <>
          <Icon icon={name.endsWith('.xlsx') ? IconFileSpreadsheet : IconFileText} size={14} />
          {name}
        </>
      )}
    />
  )
}
