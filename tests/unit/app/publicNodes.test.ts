import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  networksFile,
  publicNodes,
  publicNodesFile,
  publicNodesPage,
} from '../../../scripts/generate/publicNodes.ts'

test('the table of public nodes is the one that viem uses', () => {
  expect(readFileSync('src/app/publicNodes.json', 'utf8')).toBe(publicNodesFile())
  expect(readFileSync('docs/public-nodes.md', 'utf8')).toBe(publicNodesPage())
})

test('the names of networks are those that viem uses', () => {
  expect(readFileSync('src/app/networks.json', 'utf8')).toBe(networksFile())
})

test('each public node is reached over HTTPS, without a user name or an API key', () => {
  const nodes = Object.entries(publicNodes())
  expect(nodes.length).toBeGreaterThan(300)
  for (const [chainId, text] of nodes) {
    const { protocol, username, password, search } = new URL(text)
    expect([chainId, protocol, username, password, search]).toEqual([chainId, 'https:', '', '', ''])
  }
})
