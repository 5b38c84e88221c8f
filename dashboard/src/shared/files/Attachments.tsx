import { Button } from '@data1522/design-system/Button'
import { Dialog } from '@data1522/design-system/Dialog'
import { IconTile } from '@data1522/design-system/IconTile'
import { Image } from '@data1522/design-system/Image'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Text } from '@data1522/design-system/Text'
import { useState } from 'react'
import type { Attachment } from './attachment-of.ts'
import { fileKindOf } from './file-kinds.ts'
import { useSize } from './useSize.ts'

/** How a file is opened; a browser shows no page for what an address holds by itself, but saves it. */
const linkProps = ({ url, fileName }: Attachment) =>
  url.startsWith('data:') ? { href: url, download: fileName } : ({ href: url, target: '_blank' } as const)

interface AttachmentsProps {
  attachments: readonly Attachment[]
  /** What the link below a picture says: that it saves the file, or opens it. */
  words: { readonly save: string; readonly open: string }
}

/** The files that came with a message: pictures are looked at here, others open in a tab of their own. */
export function Attachments({ attachments, words }: AttachmentsProps) {
  const sizeOf = useSize()
  const [shown, setShown] = useState<Attachment>()
  if (attachments.length === 0) return null
  return (
    <>
      <Inline gap={12}>
        {attachments.map((file, index) => {
          const { icon, tone, isPicture } = fileKindOf(file.fileName)
          const content = (
            <Inline as="span" gap={8} isWrapping={false}>
              <Text as="bdi">{file.fileName}</Text>
              <Text as="span" size="sm" ink="muted">
                {sizeOf(file.size)}
              </Text>
            </Inline>
          )
          const tile =
            file.thumbnail && isPicture ? (
              <Image src={file.thumbnail} width={40} ratio="1 / 1" isDecorative />
            ) : (
              <IconTile icon={icon} tone={tone} />
            )
          return isPicture ? (
            <Button key={index} size="large" start={tile} onPress={() => setShown(file)}>
              {content}
            </Button>
          ) : (
            <LinkButton key={index} size="large" start={tile} {...linkProps(file)}>
              {content}
            </LinkButton>
          )
        })}
      </Inline>
      <Dialog
        isOpen={shown !== undefined}
        onOpenChange={() => setShown(undefined)}
        title={shown?.fileName ?? ''}
        size="large"
        footer={
          shown && (
            <LinkButton {...linkProps(shown)}>
              {shown.url.startsWith('data:') ? words.save : words.open}
            </LinkButton>
          )
        }
      >
        {shown && <Image src={shown.url} alt={shown.fileName} />}
      </Dialog>
    </>
  )
}
