import type { Demo } from '../../../shared/showcase/demo.ts'
import { Basic } from './demos/Basic.tsx'
import { Custom } from './demos/Custom.tsx'
import { ForMessage } from './demos/ForMessage.tsx'
import { InForm } from './demos/InForm.tsx'

/** What an editor of rich text can be, in the order of how often it is needed. */
export const demos: readonly Demo[] = [
  {
    id: 'basic',
    title: 'editorDemos.basic',
    text: 'editorDemos.basicText',
    Live: Basic,
    code: () => import('./demos/Basic.tsx?code'),
  },
  {
    id: 'custom',
    title: 'editorDemos.custom',
    text: 'editorDemos.customText',
    Live: Custom,
    code: () => import('./demos/Custom.tsx?code'),
  },
  {
    id: 'for-message',
    title: 'editorDemos.forMessage',
    text: 'editorDemos.forMessageText',
    Live: ForMessage,
    code: () => import('./demos/ForMessage.tsx?code'),
  },
  {
    id: 'in-form',
    title: 'editorDemos.inForm',
    text: 'editorDemos.inFormText',
    Live: InForm,
    code: () => import('./demos/InForm.tsx?code'),
  },
]
