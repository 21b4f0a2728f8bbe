// Compiles the project's own contracts: node mocks/chain/genesis/compile.ts
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

interface Compiled {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<string, Record<string, { abi: unknown; evm: { bytecode: { object: string } } }>>
}

const require = createRequire(import.meta.url)
const solc = require('solc') as { compile(input: string): string; version(): string }
const folder = join(import.meta.dirname, '../contracts')
const files = readdirSync(join(folder, 'src')).toSorted()

const output = JSON.parse(
  solc.compile(
    JSON.stringify({
      language: 'Solidity',
      sources: Object.fromEntries(
        files.map((file) => [file, { content: readFileSync(join(folder, 'src', file), 'utf8') }]),
      ),
      settings: {
        optimizer: { enabled: true, runs: 200 },
        evmVersion: 'prague',
        // No source hash in the code, because a comment must not change an address.
        metadata: { bytecodeHash: 'none', appendCBOR: false },
        outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
      },
    }),
  ),
) as Compiled

const problems = (output.errors ?? []).map((one) => one.formattedMessage)
if (problems.length > 0) throw new Error(problems.join('\n'))

const creation = Object.fromEntries(
  files.map((file) => {
    const name = file.replace('.sol', '')
    return [name, `0x${output.contracts[file]?.[name]?.evm.bytecode.object}`]
  }),
)
const header = {
  source: 'src/*.sol',
  version: solc.version(),
  license: 'MIT',
  holds: 'creation byte code',
}
writeFileSync(join(folder, 'own.json'), `${JSON.stringify({ ...header, creation }, null, 1)}\n`)
