import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { literalsIn } from './architecture/literals.ts'

const files = ['src/ui', 'src/wallet'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /\.tsx?$/.test(one.name))
    .map((one) => path.posix.join(one.parentPath, one.name)),
)

test('all user-facing texts of the kit are in its catalogs', () => {
  expect(files.length).toBeGreaterThan(150)
  expect(files.flatMap((file) => literalsIn(file, readFileSync(file, 'utf8')))).toEqual([])
})

const drawn = (jsx: string) => literalsIn('x.tsx', `// first line\nexport const x = ${jsx}\n`)

test.each([
  ['<p>Hello there</p>', 'Hello there'],
  ['<>Bonjour</>', 'Bonjour'],
  ['<p>{t("one")} and more</p>', 'and more'],
  ['<p>{"Quoted"}</p>', 'Quoted'],
  ['<p>{open ? "Opened" : t("closed")}</p>', 'Opened'],
  ['<p>{open && `Open since ${day}`}</p>', 'Open since'],
  ['<p>{"Open " + day}</p>', 'Open'],
  ['<input placeholder="Search" />', 'Search'],
  ['<button aria-label={busy ? `Wait for ${it}` : t("go")} />', 'Wait for'],
  ['<img alt="A wallet" />', 'A wallet'],
  ['<a title={name ?? "Nobody"} />', 'Nobody'],
  ['<Field label="Amount" />', 'Amount'],
  ['<a>日本語</a>', '日本語'],
  ['() => announce("Copied")', 'Copied'],
  ['() => place.announce(`Copied ${what}`, "polite")', 'Copied'],
])('%s is found', (jsx, words) => expect(drawn(jsx)[0]).toContain(`x.tsx:2 ${words}`))

test.each([
  '<p>{t("empty.title")}</p>',
  '<p className="quiet" data-status={open ? "open" : "closed"}>{name}</p>',
  '<p title={kind === "eip6963" ? t("one") : t("two")}>{kind === "other" && <b />}</p>',
  '<span>…</span>',
  '<span>{a} / {b}</span>',
  '<img alt="" />',
  '<a aria-label={t("copy", { what: t("link") })} href="https://example.org" />',
  '() => track("Copied")',
])('%s is not a user-facing text', (jsx) => expect(drawn(jsx)).toEqual([]))
