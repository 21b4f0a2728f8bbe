// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Refuses everything, with a reason of one's choice.
contract Stubborn {
    error Never(address who, uint256 value);

    function refuse() external pure {
        revert("Stubborn: no");
    }

    function refuseWithData() external payable {
        revert Never(msg.sender, msg.value);
    }

    receive() external payable {
        revert("Stubborn: keep your money");
    }
}
