import { Source } from '@storybook/addon-docs/blocks'
import { useModes } from './useModes.ts'

const isDarkNow = (_version: number) => document.documentElement.dataset.theme === 'dark'

/** Code to copy, in the theme of the toolbar: Storybook's own block is light unless it is told. */
export const Code = ({
  code,
  language,
}: {
  code: string
  language: 'tsx' | 'typescript' | 'css' | 'bash'
}) => <Source code={code} language={language} dark={isDarkNow(useModes())} />
