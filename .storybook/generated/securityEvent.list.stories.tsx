// Generated from schemas/. Do not edit.
import { screenStory } from '#runtime/screen/story.tsx';

export default { title: "安全日志/列表" };

export const 默认 = screenStory({ screen: "securityEvent.list" });
