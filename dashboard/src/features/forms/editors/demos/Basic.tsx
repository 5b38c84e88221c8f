import { RichTextEditor } from '@data1522/design-system/RichTextEditor'
import { useText } from '../../../../core/i18n/useText.ts'

/** All tools, for an article with headings, lists, pictures, tables and code. */
export function Basic() {
  const text = useText()
  const article = [
    `<h2>${text('editorDemos.returns')}</h2>`,
    `<p>${text('editorDemos.returnsText')}</p>`,
    `<ol><li>${text('editorDemos.returnsFirst')}</li><li>${text('editorDemos.returnsSecond')}</li></ol>`,
  ].join('')

  return (
    <RichTextEditor
      label={text('editorDemos.article')}
      placeholder={text('editorDemos.articleExample')}
      defaultValue={article}
    />
  )
}
