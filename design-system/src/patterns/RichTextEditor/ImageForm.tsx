import type { Editor } from '@tiptap/core'
import { useId, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { HelpText } from '../../components/Field/HelpText.tsx'
import { FileButton } from '../../components/FileButton/FileButton.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { IconUpload } from '../../icons/icons.ts'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { completeImageAddress } from './addresses.ts'
import { focusSoon } from './focusSoon.ts'
import { PopupForm } from './PopupForm.tsx'
import { imageKinds, type Popup } from './usePopup.ts'
import { useRichTextStrings } from './strings/useRichTextStrings.ts'
import * as styles from './ImageForm.css.ts'

interface ImageFormProps {
  editor: Editor
  popup: Popup
}

/** Puts an image in after what is chosen, never in its place; of an image that is chosen it changes the two. */
function place(editor: Editor, image: { src: string; alt: string }) {
  if (editor.isActive('image')) editor.chain().updateAttributes('image', image).run()
  else editor.chain().setTextSelection(editor.state.selection.to).setImage(image).run()
}

/** Where an image comes from, and what it shows. */
export function ImageForm({ editor, popup }: ImageFormProps) {
  const strings = useRichTextStrings()
  const [present] = useState(() => editor.getAttributes('image') as { src?: string; alt?: string })
  const [typed, setTyped] = useState(present.src?.startsWith('data:') ? '' : (present.src ?? ''))
  const [alt, setAlt] = useState(present.alt ?? '')
  const problemId = useId()
  const [isChecked, setChecked] = useState(false)

  const picture = popup.pictures.at(0)?.address ?? (typed ? undefined : present.src)
  const src = picture ?? completeImageAddress(typed)
  const isFile = picture?.startsWith('data:')
  const addressProblem = typed ? strings.imageWrong : strings.imageMissing

  const insert = () => {
    setChecked(true)
    if (!src || !alt.trim()) return
    place(editor, { src, alt: alt.trim() })
    const isLast = popup.pictures.length < 2
    setAlt('')
    setChecked(false)
    popup.next()
    if (isLast) focusSoon(editor)
  }
  return (
    <PopupForm onSubmit={insert}>
      <Stack gap={16}>
        {isFile ? (
          <img src={picture} alt={popup.pictures.at(0)?.name ?? alt} className={styles.preview} />
        ) : (
          <TextField
            type="url"
            label={strings.imageAddress}
            value={typed}
            onChange={setTyped}
            errorMessage={isChecked && !src ? addressProblem : undefined}
            placeholder="https://"
            autoFocus
          />
        )}
        <FileButton
          accept={imageKinds}
          onSelect={(files) => void popup.take(files)}
          start={<Icon icon={IconUpload} size={18} />}
        >
          {isFile ? strings.imageChooseOther : strings.imageChoose}
        </FileButton>
        {popup.problem && (
          <div role="alert">
            <HelpText id={problemId} errorMessage={popup.problem} />
          </div>
        )}
        <TextField
          label={strings.imageDescription}
          description={strings.imageDescriptionHelp}
          value={alt}
          onChange={setAlt}
          isRequired
          errorMessage={isChecked && !alt.trim() ? strings.imageDescriptionMissing : undefined}
          autoFocus={isFile}
        />
        <Button type="submit" variant="solid" tone="primary">
          {present.src ? strings.imageChange : strings.imageInsert}
        </Button>
      </Stack>
    </PopupForm>
  )
}
