// Generated from schemas/. Do not edit.
import { screenStory } from '#runtime/screen/story.tsx';

export default { title: "门户信息/页面" };

export const 默认 = screenStory({ screen: "portalInfo.page" });
