import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writePage } from '../../scripts/test/page.mjs'
import { folder } from './folder.mjs'

test('the page of a run has its times, its failures with the way to run each alone, and the pictures that differ', () => {
  const dir = folder({ 'stories/differences/menu.png': 'x', 'stories/differences/notes.txt': 'x' })
  const file = join(dir, 'results/report.html')
  const failures = [
    { name: 'Box › <closes>', message: 'a < b', command: "npm run test:x -- Box -t 'closes'" },
  ]
  writePage(file, {
    steps: [{ name: 'test:x', from: 0, seconds: 12.34, passed: 3, failed: 1, failures }],
    slowest: [{ name: 'Box.test.ts', step: 'test:x', seconds: 9 }],
    differences: join(dir, 'stories/differences'),
  })
  const page = readFileSync(file, 'utf8')
  for (const part of [
    '12.3 s',
    '3 passed, 1 failed',
    'Box › &lt;closes&gt;',
    'a &lt; b',
    'npm run test:x -- Box',
  ])
    expect(page).toContain(part)
  expect(page).toContain('src="../stories/differences/menu.png"')
  expect(page).not.toContain('notes.txt')
})
