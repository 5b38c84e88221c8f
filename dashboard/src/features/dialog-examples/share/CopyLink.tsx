import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconCheck, IconCopy } from '@data1522/design-system/icons'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { href } from 'react-router-dom'
import { useText } from '../../../core/i18n/useText.ts'
import { useCopied } from '../../../core/useCopied.ts'

/** Where the project is found. */
export const projectAddress = () =>
  new URL(import.meta.env.BASE_URL + `${href('/pages/dialog-examples').slice(1)}?dialog=share`, location.href)

/** Copies the address of the project, and says whether the browser let it. */
export function CopyLink() {
  const text = useText()
  const [state, copy] = useCopied()
  const label = text(
    state === 'copied'
      ? 'dialogExamples.share.copied'
      : state === 'failed'
        ? 'dialogExamples.share.notCopied'
        : 'dialogExamples.share.copy',
  )
  return (
    <>
      <Button
        variant="soft"
        tone={state === 'failed' ? 'danger' : state === 'copied' ? 'success' : 'primary'}
        start={<Icon icon={state === 'copied' ? IconCheck : IconCopy} size={18} />}
        onPress={() => void copy(projectAddress().href)}
      >
        {label}
      </Button>
      <VisuallyHidden live="polite">{state !== 'idle' && label}</VisuallyHidden>
    </>
  )
}
