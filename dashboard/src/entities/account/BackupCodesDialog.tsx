import { Button } from '@data1522/design-system/Button'
import { CodeBlock } from '@data1522/design-system/CodeBlock'
import { Dialog } from '@data1522/design-system/Dialog'
import { download } from '@data1522/design-system/download'
import { Icon } from '@data1522/design-system/Icon'
import { IconCopy, IconDownload } from '@data1522/design-system/icons'
import { useState } from 'react'
import { useCopied } from '../../core/useCopied.ts'
import { useText } from '../../core/i18n/useText.ts'

interface BackupCodesDialogProps {
  /** The codes; none while it is closed. */
  codes: readonly string[]
  onClose: () => void
  /** Called when they were copied, downloaded or said to be kept. */
  onKept?: () => void
}

/** The codes that sign in where the phone is gone, shown this once. */
export function BackupCodesDialog({ codes, onClose, onKept }: BackupCodesDialogProps) {
  const text = useText()
  const [shown, setShown] = useState(codes)
  // They stay while it closes.
  if (codes.length > 0 && codes !== shown) setShown(codes)
  const [copyState, copy] = useCopied()
  const copyAll = async () => {
    if (await copy(list)) onKept?.()
  }
  const list = shown.join('\n')
  return (
    <Dialog
      isOpen={codes.length > 0}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={text('accountSecurity.codesTitle')}
      description={text('accountSecurity.codesText')}
      footer={
        <>
          <Button
            start={<Icon icon={IconDownload} size={18} />}
            onPress={() => {
              download(`${text('accountSecurity.codesFile')}.txt`, list, 'text/plain')
              onKept?.()
            }}
          >
            {text('accountSecurity.codesDownload')}
          </Button>
          <Button start={<Icon icon={IconCopy} size={18} />} onPress={() => void copyAll()}>
            {text(`accountSecurity.codesCopy.${copyState}`)}
          </Button>
          <Button
            variant="solid"
            tone="primary"
            onPress={() => {
              onKept?.()
              onClose()
            }}
          >
            {text('accountSecurity.codesKept')}
          </Button>
        </>
      }
    >
      <CodeBlock isCopyable={false} code={list} label={text('accountSecurity.codes')} />
    </Dialog>
  )
}
