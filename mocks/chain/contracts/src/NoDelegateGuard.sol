// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A guard that lets every transaction of a safe pass but delegate calls, and counts those that went through.
contract NoDelegateGuard {
    mapping(address => uint256) public passed;

    function supportsInterface(bytes4 id) external pure returns (bool) {
        // ERC-165 itself and Safe's guard interface.
        return id == 0x01ffc9a7 || id == 0xe6d7a83a;
    }

    function checkTransaction(
        address,
        uint256,
        bytes memory,
        uint8 operation,
        uint256,
        uint256,
        uint256,
        address,
        address payable,
        bytes memory,
        address
    ) external pure {
        require(operation == 0, "NoDelegateGuard: delegate calls are not allowed");
    }

    function checkAfterExecution(bytes32, bool success) external {
        if (success) passed[msg.sender] += 1;
    }
}
