// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Safe {
    function execTransactionFromModule(address to, uint256 value, bytes calldata data, uint8 operation) external returns (bool);
}

/// A module with one keeper, who may send money of any safe on which the module is enabled.
contract KeeperModule {
    address public immutable keeper;

    event Spent(address indexed safe, address indexed to, uint256 value);

    constructor(address keeper_) {
        keeper = keeper_;
    }

    function spend(address safe, address to, uint256 value, bytes calldata data) external {
        require(msg.sender == keeper, "KeeperModule: not the keeper");
        require(Safe(safe).execTransactionFromModule(to, value, data, 0), "KeeperModule: the safe's call failed");
        emit Spent(safe, to, value);
    }
}
