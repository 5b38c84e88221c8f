import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { expect, test } from 'vitest'

const features = resolve(import.meta.dirname, '../../dashboard/src/features')
const pages = globSync('{components,forms}/*/*Page.tsx', { cwd: features })

test.each(pages.map((page) => [basename(page, '.tsx'), page] as const))(
  '%s has its keys, its anatomy, what to do and not, and related pages',
  (_, page) => {
    const text = readFileSync(resolve(features, page), 'utf8')
    const parts = ['keyboard', 'anatomy', 'advice', 'related']
    expect(parts.filter((part) => !text.includes(`${part}={`))).toEqual([])
  },
)
