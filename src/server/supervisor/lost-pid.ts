/** Tells a part the process of its last life, which is dead for certain: nobody need wait for what that one had taken. */
export const LOST_PID = "QUARRY_INTERNAL_LOST_PID";
