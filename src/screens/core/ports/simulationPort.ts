import { type ChainClient, estimateExec, readGasPrice, readRollupFees, simulateExec } from '#chain'
import type { SimulationPort } from '#signing'

/** The simulation port of a chain's node. */
export const simulationPort = (node: ChainClient): SimulationPort => ({
  simulate: (execution) => simulateExec(node, execution),
  estimate: async (execution) => {
    const [gas, price, fees] = await Promise.all([
      estimateExec(node, execution),
      readGasPrice(node),
      readRollupFees(node, { to: execution.safe, data: execution.data }),
    ])
    return { gas, price, ...fees }
  },
})
