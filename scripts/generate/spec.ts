import { writeFileSync } from 'node:fs'
import { specText } from '../../tests/contract/spec/table.ts'

writeFileSync('docs/spec.md', specText())
