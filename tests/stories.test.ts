import { mkdirSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { baselineReport, baselines } from '../scripts/visual/baselines.mjs'
import { cells, statesPage } from './stories/statesPage.ts'
import { components, shows, storyFile, storyFiles } from './stories/storyFiles.ts'
import { screens, states } from './visual/states.ts'

const files = storyFiles()
const stories = files.flatMap((file) => file.stories)

describe('the stories', () => {
  test('show every component, with the real implementation', () => {
    const all = components()
    expect(all.length).toBeGreaterThan(40)
    const missing = all.filter(({ name }) => !files.some((file) => shows(file, name)))
    expect(missing.map(({ name, file }) => `${name} of ${file} stands in no story`)).toEqual([])
  })

  test('a namesake, a type or an unused import does not count', () => {
    const shown = (text: string) => shows({ text }, 'Button')
    expect(shown("import { Button } from '#ui'\nconst meta = { component: Button }")).toBe(true)
    expect(shown("import { Button } from '../../src/ui/Button/Button.tsx'\nconst x = <Button />")).toBe(true)
    expect(shown('const Button = () => <button />\nconst x = <Button />')).toBe(false)
    expect(shown("import { Button } from './lookAlike.tsx'\nconst x = <Button />")).toBe(false)
    expect(shown("import { type Button } from '#ui'\nconst x = <Button />")).toBe(false)
    expect(shown("import { Button } from '#ui'\nconst x = <ButtonLink />")).toBe(false)
  })

  test('fill every applicable cell of screens and states', () => {
    const all = cells(stories)
    mkdirSync('reports', { recursive: true })
    writeFileSync('reports/states.html', statesPage(all))
    const empty = all.filter((cell) => cell.applies && cell.stories.length === 0)
    expect(empty.map(({ screen, state }) => `${screen} has no story for "${states[state as keyof typeof states]}"`)).toEqual([])
  })

  test('only name screens and states in the table', () => {
    const strange = stories.filter(({ cell }) => cell && !(cell.screen in screens && cell.state in states))
    expect(strange.map(({ id, cell }) => `${id}: ${cell?.screen} × ${cell?.state}`)).toEqual([])
  })

  test('have no timeouts of their own: the preview sets one for all', () => {
    expect(files.filter(({ text }) => /\btimeout: \d/.test(text)).map(({ file }) => file)).toEqual([])
  })

  test('an empty cell is detected', () => {
    const { stories: one } = storyFile(
      'x.stories.tsx',
      "const meta = { title: 'screens/X' }\nexport const Slow: Story = { parameters: { cell: { screen: 'queue', state: 'loading' } } }\n",
    )
    const empty = cells(one).filter((cell) => cell.applies && cell.stories.length === 0)
    expect(empty.some(({ screen, state }) => screen === 'queue' && state === 'loading')).toBe(false)
    expect(empty.some(({ screen, state }) => screen === 'queue' && state === 'empty')).toBe(true)
  })
})

describe('the committed pictures', () => {
  const names = baselines()

  test('belong to existing stories', () => {
    const ids = new Set(stories.map(({ id }) => id.replaceAll(/-+/g, '-')))
    const orphans = names.filter(({ name }) => !ids.has(name.replace(/-(light|dark)-\d+\.webp$/, '')))
    expect(orphans.map(({ name }) => name)).toEqual([])
  })

  test('stay within 25 MB', () => {
    const { text, fits } = baselineReport(names)
    console.log(text)
    expect(fits).toBe(true)
  })
})
