// Generated from schemas/. Do not edit.
import { add, formats, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = {"pageNum":1,"pageSize":1,"sort":1,"event":1,"userId":1,"account":1,"personName":1,"ip":1,"device":1,"userAgent":1,"reason":1,"detail":1,"orgName":1,"id":1,"createdTime":1,"createdBy":1};
const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func5 = ucs2length;
const pattern0 = new RegExp("^-?(event|userId|account|personName|ip|device|userAgent|reason|detail|orgName|id|createdTime|createdBy)$", "u");
const formats0 = formats.moment;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(kept0, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data0 = data.pageNum;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err1);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data1 = data.pageSize;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err4);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err5);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
if(data.sort !== undefined && func0.call(data, "sort")){
let data2 = data.sort;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(event|userId|account|personName|ip|device|userAgent|reason|detail|orgName|id|createdTime|createdBy)$"}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.event !== undefined && func0.call(data, "event")){
let data3 = data.event;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(typeof data3 === "string"){
if(func5(data3) > 100){
const err9 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(Array.isArray(data3)){
if(data3.length > 200){
const err11 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err11);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func5(data4) > 100){
const err12 = {instancePath:instancePath+"/event/" + i0,schemaPath:"#/properties/event/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/event/" + i0,schemaPath:"#/properties/event/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err14);
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err15 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err15);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.userId !== undefined && func0.call(data, "userId")){
let data5 = data.userId;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
if(typeof data5 === "string"){
if(func5(data5) > 100){
const err16 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err17);
errors++;
}
var _valid1 = _errs18 === errors;
valid4 = valid4 || _valid1;
const _errs20 = errors;
if(Array.isArray(data5)){
if(data5.length > 200){
const err18 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err18);
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(func5(data6) > 100){
const err19 = {instancePath:instancePath+"/userId/" + i1,schemaPath:"#/properties/userId/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/userId/" + i1,schemaPath:"#/properties/userId/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err21);
errors++;
}
var _valid1 = _errs20 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err22 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err22);
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.account !== undefined && func0.call(data, "account")){
let data7 = data.account;
if(typeof data7 === "string"){
if(func5(data7) > 200){
const err23 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err24);
errors++;
}
}
if(data.personName !== undefined && func0.call(data, "personName")){
let data8 = data.personName;
if(typeof data8 === "string"){
if(func5(data8) > 200){
const err25 = {instancePath:instancePath+"/personName",schemaPath:"#/properties/personName/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/personName",schemaPath:"#/properties/personName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err26);
errors++;
}
}
if(data.ip !== undefined && func0.call(data, "ip")){
let data9 = data.ip;
if(typeof data9 === "string"){
if(func5(data9) > 200){
const err27 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err28);
errors++;
}
}
if(data.device !== undefined && func0.call(data, "device")){
let data10 = data.device;
if(typeof data10 === "string"){
if(func5(data10) > 200){
const err29 = {instancePath:instancePath+"/device",schemaPath:"#/properties/device/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/device",schemaPath:"#/properties/device/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err30);
errors++;
}
}
if(data.userAgent !== undefined && func0.call(data, "userAgent")){
let data11 = data.userAgent;
if(typeof data11 === "string"){
if(func5(data11) > 200){
const err31 = {instancePath:instancePath+"/userAgent",schemaPath:"#/properties/userAgent/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err31);
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/userAgent",schemaPath:"#/properties/userAgent/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err32);
errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data12 = data.reason;
if(typeof data12 === "string"){
if(func5(data12) > 200){
const err33 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err33);
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err34);
errors++;
}
}
if(data.detail !== undefined && func0.call(data, "detail")){
let data13 = data.detail;
if(typeof data13 === "string"){
if(func5(data13) > 200){
const err35 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err35);
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err36);
errors++;
}
}
if(data.orgName !== undefined && func0.call(data, "orgName")){
let data14 = data.orgName;
if(typeof data14 === "string"){
if(func5(data14) > 200){
const err37 = {instancePath:instancePath+"/orgName",schemaPath:"#/properties/orgName/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err37);
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/orgName",schemaPath:"#/properties/orgName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err38);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data15 = data.id;
const _errs41 = errors;
let valid7 = false;
const _errs42 = errors;
if(typeof data15 === "string"){
if(func5(data15) > 100){
const err39 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err39);
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err40);
errors++;
}
var _valid2 = _errs42 === errors;
valid7 = valid7 || _valid2;
const _errs44 = errors;
if(Array.isArray(data15)){
if(data15.length > 200){
const err41 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err41);
errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(typeof data16 === "string"){
if(func5(data16) > 100){
const err42 = {instancePath:instancePath+"/id/" + i2,schemaPath:"#/properties/id/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err42);
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/id/" + i2,schemaPath:"#/properties/id/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err43);
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err44);
errors++;
}
var _valid2 = _errs44 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const err45 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err45);
errors++;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
}
if(data.createdTime !== undefined && func0.call(data, "createdTime")){
let data17 = data.createdTime;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key1 of Object.keys(data17)){
if(!((key1 === "from") || (key1 === "to"))){
const err46 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err46);
errors++;
}
}
if(data17.from !== undefined && func0.call(data17, "from")){
let data18 = data17.from;
if(typeof data18 === "string"){
if(!(formats0(data18))){
const err47 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err47);
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err48);
errors++;
}
}
if(data17.to !== undefined && func0.call(data17, "to")){
let data19 = data17.to;
if(typeof data19 === "string"){
if(!(formats0(data19))){
const err49 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err49);
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err50);
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err51);
errors++;
}
}
if(data.createdBy !== undefined && func0.call(data, "createdBy")){
let data20 = data.createdBy;
const _errs56 = errors;
let valid11 = false;
const _errs57 = errors;
if(typeof data20 === "string"){
if(func5(data20) > 100){
const err52 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err52);
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err53);
errors++;
}
var _valid3 = _errs57 === errors;
valid11 = valid11 || _valid3;
const _errs59 = errors;
if(Array.isArray(data20)){
if(data20.length > 200){
const err54 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err54);
errors++;
}
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
if(typeof data21 === "string"){
if(func5(data21) > 100){
const err55 = {instancePath:instancePath+"/createdBy/" + i3,schemaPath:"#/properties/createdBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err55);
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/createdBy/" + i3,schemaPath:"#/properties/createdBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err56);
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err57);
errors++;
}
var _valid3 = _errs59 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const err58 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err58);
errors++;
}
else {
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err59 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err59);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/pageNum":"页码","/pageSize":"每页条数","/sort":"排序","/event":"事件","/userId":"用户编号","/account":"账号","/personName":"姓名","/ip":"地址","/device":"设备","/userAgent":"浏览器标识","/reason":"原因","/detail":"说明","/orgName":"机构","/id":"编号","/createdTime":"创建时间","/createdTime/from":"创建时间","/createdTime/to":"创建时间","/createdBy":"创建人"};

export const validators = {
  "securityEvent.list": validator(check0, titles0),
};

export const rules = {"securityEvent":[]};

export const coerce = {};
