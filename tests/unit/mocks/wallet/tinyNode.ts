interface Asked {
  url: string
  method: string
  params: unknown[]
}

/** An error response. */
export class NodeRejection {
  readonly error: { code: number; message: string; data?: string }
  constructor(error: NodeRejection['error']) {
    this.error = error
  }
}

/** A node that responds from a table and records its requests. */
export function tinyNode(answers: Record<string, unknown>) {
  const asked: Asked[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const { method, params } = JSON.parse(String(init?.body)) as Omit<Asked, 'url'>
    asked.push({ url: String(url), method, params })
    const answer = answers[method]
    return Response.json(
      answer instanceof NodeRejection
        ? { jsonrpc: '2.0', id: 1, error: answer.error }
        : { jsonrpc: '2.0', id: 1, result: answer },
    )
  }
  return {
    fetch,
    asked,
    rpcUrl: (chainId: number) =>
      chainId === 1 || chainId === 17_000 ? `https://node.test/${chainId}` : undefined,
  }
}
