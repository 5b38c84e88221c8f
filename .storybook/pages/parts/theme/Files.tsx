import { useState } from 'react'
import { Alert } from '../../../../design-system/src/components/Alert/Alert.tsx'
import { Button } from '../../../../design-system/src/components/Button/Button.tsx'
import { FileButton } from '../../../../design-system/src/components/FileButton/FileButton.tsx'
import { download } from '../../../../design-system/src/files/download.ts'
import { Inline } from '../../../../design-system/src/layout/Inline/Inline.tsx'
import { Stack } from '../../../../design-system/src/layout/Stack/Stack.tsx'
import {
  type CustomTheme,
  defaultTheme,
  readTheme,
  themeFile,
} from '../../../../design-system/src/theme/custom-theme.ts'
import { themeCss } from '../../../../design-system/src/theme/theme-css.ts'
import { tokenModes } from '../../../../scripts/package/token-modes.ts'
import type { useTheme } from './useTheme.ts'

/** A name as one of a file. */
const fileName = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'theme'

const save = (theme: CustomTheme) => ({
  css: () => download(`${fileName(theme.name)}.css`, themeCss(theme), 'text/css'),
  file: () => download(`${fileName(theme.name)}.theme.json`, themeFile(theme), 'application/json'),
  tokens: () =>
    download(
      `${fileName(theme.name)}.resolver.json`,
      `${JSON.stringify(tokenModes(theme), null, 2)}\n`,
      'application/json',
    ),
})

interface FilesProps extends Pick<ReturnType<typeof useTheme>, 'theme' | 'before' | 'replace' | 'undo'> {}

/** Takes the theme out as files, and in again. */
export function Files({ theme, before, replace, undo }: FilesProps) {
  const [problem, setProblem] = useState<string>()
  const saving = save(theme)
  const isNamed = theme.name.trim() !== ''
  async function read([file]: readonly File[]) {
    try {
      replace(readTheme(await file!.text()))
      setProblem(undefined)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <Stack gap={12}>
      <Inline gap={8}>
        <Button tone="primary" variant="solid" onPress={saving.css} isDisabled={!isNamed}>
          {'Save stylesheet'}
        </Button>
        <Button variant="outlined" onPress={saving.file} isDisabled={!isNamed}>
          {'Save theme file'}
        </Button>
        <Button variant="outlined" onPress={saving.tokens} isDisabled={!isNamed}>
          {'Save design tokens'}
        </Button>
        <FileButton accept=".json,application/json" variant="plain" onSelect={read}>
          {'Open a theme'}
        </FileButton>
        <Button variant="plain" onPress={() => replace(defaultTheme)}>
          {'Begin anew'}
        </Button>
      </Inline>
      {problem && (
        <Alert isLive tone="danger" title="This file was not opened" onClose={() => setProblem(undefined)}>
          {`${problem} The theme is as it was.`}
        </Alert>
      )}
      {before && (
        <Alert
          isLive
          tone="info"
          actions={
            <Button size="small" onPress={undo}>
              {'Undo'}
            </Button>
          }
        >
          {`The theme is now “${theme.name}”, in place of “${before.name}”.`}
        </Alert>
      )}
    </Stack>
  )
}
