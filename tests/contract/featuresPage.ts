import path from 'node:path'
import type { Feature, Proof } from './features.ts'

/** docs/features.md: the wallet kit's features, each row with links to the tests that fail without it. */
export const featuresPage = (features: readonly Feature[]): string => `# What the wallet kit does

Each row leads to tests, or to stories that are played, which fail when the feature is switched off; or says why it is left out.
Kept by \`tests/contract/features.test.ts\` from \`tests/contract/features.ts\`; \`npx vitest run --project unit tests/contract/features.test.ts -u\` writes it anew.

| Feature | What Coffer does | Proof |
|---|---|---|
${features.map(row).join('\n')}
`

const row = (one: Feature) =>
  `| ${[one.feature, ...('proof' in one ? [one.does, one.proof.map(link).join('<br>')] : [`Left out. ${one.leftOut}`, '–'])].map(cell).join(' | ')} |`

const link = ({ file, test }: Proof) =>
  `[${file.endsWith('.stories.tsx') ? `story ${path.basename(file, '.stories.tsx')}, ${test}` : test.replaceAll(/[[\]]/g, String.raw`\$&`)}](../${file})`

const cell = (text: string) => text.replaceAll('|', String.raw`\|`)
