import { Button } from '@data1522/design-system/Button'
import { CodeBlock } from '@data1522/design-system/CodeBlock'
import { download } from '@data1522/design-system/download'
import { Grid } from '@data1522/design-system/Grid'
import { Icon } from '@data1522/design-system/Icon'
import { IconCheck, IconCopy, IconDownload } from '@data1522/design-system/icons'
import { Stack } from '@data1522/design-system/Stack'
import { Tabs } from '@data1522/design-system/Tabs'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import type { CatalogueIcon } from './catalogue.ts'
import { componentCode, svgCode } from './icon-code.ts'
import type { IconCopies } from './icon-copies.ts'
import type { IconLook } from './icon-state.ts'

interface IconCodeProps {
  entry: CatalogueIcon
  look: IconLook
  /** The icon on the page, which its file is made from. */
  drawing: SVGSVGElement | null
  copies: IconCopies
}

/** An icon's code as a component and as a drawing, to read, copy and save. */
export function IconCode({ entry, look, drawing, copies: { copied, copy } }: IconCodeProps) {
  const text = useText()
  const [shown, setShown] = useState('component')
  const { id } = entry
  const codes = { component: componentCode(entry, look), svg: drawing ? svgCode(drawing, look) : '' }
  const button = (kind: keyof typeof codes) => {
    const isLatest = copied?.what.id === id && copied.what.kind === kind
    const words = { component: 'icons.copyComponent', svg: 'icons.copySvg' } as const
    return (
      <Button
        isBlock
        variant={kind === 'component' ? 'solid' : 'outlined'}
        tone={kind === 'component' ? 'primary' : 'neutral'}
        start={<Icon icon={isLatest && copied.isDone ? IconCheck : IconCopy} size={18} />}
        onPress={() => void copy({ id, kind }, codes[kind])}
      >
        {text(isLatest ? (copied.isDone ? 'icons.copied' : 'icons.copyFailed') : words[kind])}
      </Button>
    )
  }
  return (
    <Stack gap={12}>
      <Tabs
        label={text('icons.code')}
        selectedId={shown}
        onSelectionChange={setShown}
        items={(['component', 'svg'] as const).map((kind) => ({
          id: kind,
          label: text(`icons.code.${kind}`),
          content: () => (
            <CodeBlock
              code={codes[kind]}
              language={kind === 'svg' ? 'html' : 'tsx'}
              label={text('icons.codeOf', { name: id })}
              isWrapping
              isCopyable={false}
              maxHeight={180}
            />
          ),
        }))}
      />
      {button('component')}
      <Grid columns={2} gap={8}>
        {button('svg')}
        <Button
          isBlock
          start={<Icon icon={IconDownload} size={18} />}
          onPress={() => download(`${id}.svg`, codes.svg, 'image/svg+xml')}
        >
          {text('icons.download')}
        </Button>
      </Grid>
    </Stack>
  )
}
