import { Box } from '@data1522/design-system/Box'
import { RichTextEditor } from '@data1522/design-system/RichTextEditor'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function FewTools() {
  const text = useText()

  return (
    <Box isFilling>
      <RichTextEditor
        label={text('editorDemos.review')}
        placeholder={text('editorDemos.reviewExample')}
        controls="basic"
        minRows={2}
      />
    </Box>
  )
}

function OneLine() {
  const text = useText()

  return (
    <Box minWidth={240}>
      <TextField label={text('editorDemos.note')} defaultValue="<b>Ring twice</b>" />
    </Box>
  )
}

/** When to let people format, and what not to ask of them. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: FewTools, text: 'editorDemos.doText' },
  { isGood: false, Live: OneLine, text: 'editorDemos.dontText' },
]
