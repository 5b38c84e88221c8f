import { Box } from '@data1522/design-system/Box'
import { ChipButton } from '@data1522/design-system/ChipButton'
import { directional } from '@data1522/design-system/directional'
import { Heading } from '@data1522/design-system/Heading'
import { Icon } from '@data1522/design-system/Icon'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconSpecimen } from '@data1522/design-system/IconSpecimen'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useIntl } from 'react-intl'
import { useState } from 'react'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { catalogue, type CatalogueIcon } from './catalogue.ts'
import { iconsLike } from './find-icons.ts'
import { IconCode } from './IconCode.tsx'
import type { IconCopies } from './icon-copies.ts'
import type { IconLook } from './icon-state.ts'

interface IconDetailsProps {
  entry: CatalogueIcon
  look: IconLook
  copies: IconCopies
  onChoose: (id: string) => void
  /** Called with a word that other icons may be called by. */
  onWord: (word: string) => void
  /** Whether it stands in a sheet, which names the icon and has edges of its own. @default false */
  isInSheet?: boolean
}

const sizes = [16, 18, 20, 24, 32] as const

/** All about one icon: how it looks, what it is called, its code, and icons like it. */
export function IconDetails({ entry, look, copies, onChoose, onWord, isInSheet }: IconDetailsProps) {
  const text = useText()
  const { number } = useFormats()
  const language = useIntl().locale.slice(0, 2) as keyof typeof entry.words
  const [drawing, setDrawing] = useState<SVGSVGElement | null>(null)
  const { id, icon, words, category } = entry
  const isMirrored = directional.test(icon.displayName ?? '')
  const specimen = <IconSpecimen key={id} drawingRef={setDrawing} icon={icon} stroke={look.stroke} />
  const facts = (
    <Stack gap={20}>
      {!isInSheet && (
        <Stack gap={2}>
          <Heading level={2}>{id}</Heading>
          <Text size="sm" ink="muted">
            {text(`icons.category.${category}`)}
          </Text>
        </Stack>
      )}
      <Inline justify="between" align="end">
        {sizes.map((size) => (
          <Stack key={size} gap={4} align="center">
            <Icon icon={icon} size={size} stroke={look.stroke} />
            <Text size="2xs" ink="subtle" isNumeric>
              {number(size)}
            </Text>
          </Stack>
        ))}
      </Inline>
      <IconCode entry={entry} look={look} drawing={drawing} copies={copies} />
      {words[language].length > 0 && (
        <Stack gap={8}>
          <Heading level={3}>{text('icons.words')}</Heading>
          <Inline gap={6}>
            {words[language].map((word) => (
              <ChipButton
                key={word}
                size="small"
                variant="soft"
                aria-label={text('icons.findWord', { word })}
                onPress={() => onWord(word)}
              >
                {word}
              </ChipButton>
            ))}
          </Inline>
        </Stack>
      )}
      <Stack gap={4}>
        <Heading level={3}>{text('icons.direction')}</Heading>
        <Text size="sm" ink="muted">
          {text(isMirrored ? 'icons.mirrors' : 'icons.stays')}
        </Text>
      </Stack>
      <Stack gap={8}>
        <Heading level={3}>{text('icons.related')}</Heading>
        <Inline gap={4}>
          {iconsLike(entry, catalogue).map((other) => (
            <IconButton
              key={other.id}
              icon={other.icon}
              label={other.id}
              onPress={() => onChoose(other.id)}
            />
          ))}
        </Inline>
      </Stack>
    </Stack>
  )
  return isInSheet ? (
    <Stack gap={20}>
      {specimen}
      {facts}
    </Stack>
  ) : (
    <>
      {specimen}
      <Box padding={20}>{facts}</Box>
    </>
  )
}
