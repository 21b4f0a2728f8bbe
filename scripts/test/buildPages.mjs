// Builds pages for the tests that open them: `node scripts/test/buildPages.mjs storybook demo`.
import { built } from '../build/builds.mjs'

for (const page of process.argv.slice(2)) await built(page)
