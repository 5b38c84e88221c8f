import { RichTextEditor } from '@data1522/design-system/RichTextEditor'
import { useState } from 'react'

export function Example() {
  const [html, setHtml] = useState('<p>Dear Maya,</p>')
  return <RichTextEditor label="Message" value={html} onChange={setHtml} />
}
