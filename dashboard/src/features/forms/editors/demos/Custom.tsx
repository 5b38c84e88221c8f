import { RichTextEditor } from '@data1522/design-system/RichTextEditor'
import { useText } from '../../../../core/i18n/useText.ts'

/** Only the tools that its text needs, in groups of one's own. */
export function Custom() {
  const text = useText()

  return (
    <RichTextEditor
      label={text('editorDemos.announcement')}
      placeholder={text('editorDemos.announcementExample')}
      controls={[
        ['heading3', 'bold', 'italic', 'link'],
        ['alignStart', 'alignCenter'],
        ['undo', 'redo'],
      ]}
      minRows={4}
    />
  )
}
