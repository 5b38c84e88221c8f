import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Dialog } from '@data1522/design-system/Dialog'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconTile } from '@data1522/design-system/IconTile'
import { IconTrash } from '@data1522/design-system/icons'
import { Image } from '@data1522/design-system/Image'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Text } from '@data1522/design-system/Text'
import type { KanbanFile } from '@data1522/mocks/contract/kanban'
import { useState } from 'react'
import { Can } from '../../core/auth/Can.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { fileKindOf } from '../../shared/files/file-kinds.ts'
import { useSize } from '../../shared/files/useSize.ts'

interface FileRowProps {
  file: KanbanFile
  onRemove: () => void
}

/** One file of a card: a picture is looked at, another is saved. */
export function FileRow({ file, onRemove }: FileRowProps) {
  const text = useText()
  const sizeOf = useSize()
  const [isShown, setShown] = useState(false)
  const { fileName, url, size } = file
  const { icon, tone, isPicture } = fileKindOf(fileName)
  const detach = text('kanbanCard.detach', { name: fileName })
  const content = (
    <Inline as="span" gap={8} isWrapping={false}>
      <Text as="bdi" isTruncated>
        {fileName}
      </Text>
      <Text as="span" size="sm" ink="muted">
        {sizeOf(size)}
      </Text>
    </Inline>
  )
  return (
    <Inline gap={8} justify="between" isWrapping={false}>
      <IconTile icon={icon} tone={tone} />
      <Box isFilling>
        {isPicture ? (
          <Button variant="plain" onPress={() => setShown(true)}>
            {content}
          </Button>
        ) : (
          <LinkButton variant="plain" href={url} download={fileName}>
            {content}
          </LinkButton>
        )}
      </Box>
      <Can action="update" subject="Board" label={detach}>
        {(isDisabled) => (
          <IconButton
            icon={IconTrash}
            size="small"
            label={detach}
            isDisabled={isDisabled}
            onPress={onRemove}
          />
        )}
      </Can>
      <Dialog
        isOpen={isShown}
        onOpenChange={setShown}
        title={fileName}
        size="large"
        footer={
          <LinkButton href={url} download={fileName}>
            {text('kanbanCard.download')}
          </LinkButton>
        }
      >
        <Image src={url} alt={fileName} />
      </Dialog>
    </Inline>
  )
}
