import { TagField } from '@data1522/design-system/TagField'
import { useText } from '../../../../core/i18n/useText.ts'

/** Without a list, every word that is entered becomes a chip. */
export function NoDataWithChips() {
  const text = useText()

  return (
    <TagField
      label={text('comboboxDemos.tags')}
      description={text('comboboxDemos.tagsText')}
      defaultValue={[text('comboboxDemos.fragile'), text('comboboxDemos.gift')]}
    />
  )
}
