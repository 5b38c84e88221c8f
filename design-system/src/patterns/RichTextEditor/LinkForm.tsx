import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { completeAddress } from './addresses.ts'
import { focusSoon } from './focusSoon.ts'
import { PopupForm } from './PopupForm.tsx'
import { useRichTextStrings } from './strings/useRichTextStrings.ts'

interface LinkFormProps {
  editor: Editor
  onDone: () => void
}

function chosenWords({ state: { doc, selection } }: Editor) {
  return doc.textBetween(selection.from, selection.to)
}

/** Where a link leads. Without chosen words it asks for those of the link, too. */
export function LinkForm({ editor, onDone }: LinkFormProps) {
  const strings = useRichTextStrings()
  const [isLink] = useState(() => editor.isActive('link'))
  const [needsWords] = useState(() => !isLink && !chosenWords(editor))
  const [typed, setTyped] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()

  const finish = () => {
    onDone()
    focusSoon(editor)
  }
  const set = () => {
    const href = completeAddress(typed)
    if (!href) {
      const isForbidden = /^\s*[a-z][a-z\d+.-]*:(?!\/\/|\d)/i.test(typed)
      setProblem(isForbidden ? strings.linkRefused : strings.linkWrong)
      return
    }
    const link = { type: 'link', attrs: { href } }
    if (needsWords)
      editor
        .chain()
        .insertContent({ type: 'text', text: text.trim() || typed.trim(), marks: [link] })
        .run()
    else editor.chain().extendMarkRange('link').setLink({ href }).run()
    finish()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    finish()
  }
  return (
    <PopupForm onSubmit={set}>
      <Stack gap={16}>
        <TextField
          type="url"
          label={strings.linkAddress}
          value={typed}
          onChange={(next) => {
            setTyped(next)
            setProblem(undefined)
          }}
          errorMessage={problem}
          placeholder="https://"
          autoFocus
        />
        {needsWords && <TextField label={strings.linkText} value={text} onChange={setText} />}
        <Inline gap={8}>
          <Button type="submit" variant="solid" tone="primary">
            {strings.linkSet}
          </Button>
          {isLink && <Button onPress={remove}>{strings.linkRemove}</Button>}
        </Inline>
      </Stack>
    </PopupForm>
  )
}
