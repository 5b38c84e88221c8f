import { RichTextEditor } from '@data1522/design-system/RichTextEditor'
import { useText } from '../../../../core/i18n/useText.ts'

/** What a few words to someone need, and how many letters are left. */
export function ForMessage() {
  const text = useText()

  return (
    <RichTextEditor
      label={text('editorDemos.note')}
      controls="basic"
      minRows={4}
      maxLength={200}
      showCount
      defaultValue={`<p>${text('editorDemos.noteWords')}</p>`}
      description={text('editorDemos.noteText')}
    />
  )
}
